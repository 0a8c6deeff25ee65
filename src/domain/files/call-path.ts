/** Whether a path is an API call: pictures are fetched with the session, so their URL must not trigger anything. */
export const isCallPath = (path: string): boolean => /(^|\/)(api|sanctum|logout)(\/|$)/i.test(path);
