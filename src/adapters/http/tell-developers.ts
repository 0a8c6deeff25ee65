/** A reply, or some of its rows, that could not be used, as a developer wants to read it. */
export interface UnreadableReply {
  /** `GET /api/schema/thumbnail` */
  readonly call: string;
  /** `reply`: the candidate sees a failure; `rows`: they see the others. */
  readonly lost: 'reply' | 'rows';
  /** Where in the reply and why: `data.price: expected number, received undefined`. */
  readonly reasons: readonly string[];
}

const mostReasons = 20;

/** Says in the console which reply could not be used, and where: the candidate only sees that one could not. Never its values, which can be personal. */
export const tellDevelopers = ({ call, lost, reasons }: UnreadableReply): void => {
  const what = lost === 'reply' ? 'a reply that cannot be read' : 'rows that cannot be read';
  console.warn([`${call}: ${what}`, ...reasons.slice(0, mostReasons)].join('\n  '));
};
