/** Whether a path is an API call. Pictures are fetched with the session, so their URL must not trigger a call. */
export const isCallPath = (path: string): boolean => /(^|\/)(api|sanctum|logout)(\/|$)/i.test(path);
