import { messageCalls } from '../../../src/adapters/http/information/message-calls.ts';
import { messageBody } from '../../../src/adapters/http/information/message-requests.ts';
import { rowsFor } from '../row.ts';

export const informationRows = rowsFor('information', messageCalls, {
  send: {
    requirement: null,
    when: 'Anybody who writes to the body from the page Kontak: a question, or a complaint that is no appeal.',
    bodies: [messageBody],
    once: true,
    statuses: { 404: 'As without the call.' },
    feature: 'messages',
    without: 'The message is made ready for the own mail program, and can be copied.',
    open: true,
  },
});
