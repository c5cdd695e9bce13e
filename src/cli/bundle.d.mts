export declare function findBundle(home?: string): Promise<string>
