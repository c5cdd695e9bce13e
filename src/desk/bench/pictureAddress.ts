/** Where a picture of a state is. */
export const pictureAddress = (name: string): string => `/__desk/pictures/${name}.png`
