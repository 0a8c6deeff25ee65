/** Whether a text has more characters than this. A character is a Unicode code point, for the portal as well: an emoji is one, not two. */
export const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most;
