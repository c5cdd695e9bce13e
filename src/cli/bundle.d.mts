export declare const project: string
export declare function findBundle(home?: string): Promise<(source: string) => string>
