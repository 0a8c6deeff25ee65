/** What React's root does with what a boundary shows the error page for: the console has it as well, and `caught` hears of it. */
export const rootOptions = (caught: (error: unknown) => void) => ({
  onCaughtError: (error: unknown) => {
    console.error(error);
    caught(error);
  },
});
