/** `places(3)` is `[0, 1, 2]`: the keys of as many placeholders. */
export const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);
