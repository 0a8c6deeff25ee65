import { cleanLine } from '../line.ts';

export const nameless = 'Tanpa nama';

/** A file name for display and upload, never empty; without the unseen signs that can show `gpj.exe` as `exe.jpg`. */
export const shownFileName = (name: string): string => cleanLine(name) || nameless;

/** The extension in lower case; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
