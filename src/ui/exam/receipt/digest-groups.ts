/** A digest in groups of eight, so that two of them can be compared by eye. */
export const digestGroups = (digest: string): readonly string[] => digest.match(/.{1,8}/g) ?? [];
