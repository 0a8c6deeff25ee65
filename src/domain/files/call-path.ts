/** Whether a path names a call of the API and not a file: a picture's address is fetched with the session, and must change nothing. */
export const isCallPath = (path: string): boolean => /(^|\/)(api|sanctum|logout)(\/|$)/i.test(path);
