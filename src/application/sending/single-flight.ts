/**
 * Runs what has a name once at a time: a call for the same content joins the one that runs or waits; one for other content waits
 * until those before have ended, however they end.
 */
export const singleFlight = <Outcome>() => {
  const last = new Map<string, { readonly content: string; readonly outcome: Promise<Outcome> }>();

  return (name: string, run: () => Promise<Outcome>, content = ''): Promise<Outcome> => {
    const before = last.get(name);
    if (before?.content === content) return before.outcome;
    const outcome = (before ? before.outcome.then(run, run) : run()).finally(() => {
      if (last.get(name)?.outcome === outcome) last.delete(name);
    });
    last.set(name, { content, outcome });
    return outcome;
  };
};
