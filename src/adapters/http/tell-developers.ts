import type { UnreadableReply } from './http-client.ts';

const mostReasons = 20;

/** Says in the console which reply could not be used, and where: the candidate only sees that one could not. Never its values, which can be personal. */
export const tellDevelopers = ({ call, lost, reasons }: UnreadableReply): void => {
  const what = lost === 'reply' ? 'a reply that cannot be read' : 'rows that cannot be read';
  console.warn([`${call}: ${what}`, ...reasons.slice(0, mostReasons)].join('\n  '));
};
