/** Whether a text exceeds a number of characters, counted as Unicode code points, as in the portal. */
export const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most;
