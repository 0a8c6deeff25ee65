/** React root options: log errors that a boundary caught, and report them to `caught`. */
export const rootOptions = (caught: (error: unknown) => void) => ({
  onCaughtError: (error: unknown) => {
    console.error(error);
    caught(error);
  },
});
