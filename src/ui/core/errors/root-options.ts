export const rootOptions = (caught: (error: unknown) => void) => ({
  onCaughtError: (error: unknown) => {
    console.error(error);
    caught(error);
  },
});
