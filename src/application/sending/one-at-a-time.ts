/**
 * Runs one send of a subject at a time: with the same request key a call joins the one that runs or waits; with another key,
 * which is other content, it waits until those before have ended, however they end.
 */
export const oneAtATime = <Outcome>() => {
  const last = new Map<string, { readonly key: string; readonly outcome: Promise<Outcome> }>();

  return (subject: string, key: string, run: () => Promise<Outcome>): Promise<Outcome> => {
    const before = last.get(subject);
    if (before?.key === key) return before.outcome;
    const outcome = (before ? before.outcome.then(run, run) : run()).finally(() => {
      if (last.get(subject)?.outcome === outcome) last.delete(subject);
    });
    last.set(subject, { key, outcome });
    return outcome;
  };
};
