import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import type { ApiCall } from '../../../src/adapters/http/define-call.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import type { Exchange } from '../recording/recorder.ts';
import type { Recorder } from '../recording/recorder.ts';
import { jsonOf } from './known.ts';
import { opened } from './envelope.ts';

/** A call that changes something, and what goes out with it. */
export interface Planned {
  readonly call: ApiCall<unknown>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Found = (call: ApiCall<unknown>) => Readonly<Record<string, unknown>> | null;

/** The first row, or the only thing, of the last reply to each call. */
const foundIn =
  (exchanges: readonly Exchange[]): Found =>
  (call) => {
    const last = exchanges.findLast((each) => each.call === call && each.status === 200);
    const { content } = opened(last && jsonOf(last));
    const one = Array.isArray(content) ? content[0] : content;
    return typeof one === 'object' && one !== null ? one : null;
  };

const institution = 'Pemeriksaan Kontrak';

/** Each with what it needs of earlier replies; null where that is not there. Nothing here signs, hands in, pays or mails. */
const recipes: readonly (readonly [ApiCall<unknown>, (found: Found) => Planned['body'] | null])[] = [
  [notificationCalls.markAsRead, (found) => ofId(found(notificationCalls.page), 'id')],
  [notificationCalls.markAll, () => ({})],
  [certificateCalls.standing, (found) => ofId(found(purchaseCalls.list), 'trx_id')],
  [profileCalls.saveEducation, () => ({ level: 'S1', institution, major: 'Uji', start_year: '2016', end_year: '2020' })],
  [profileCalls.saveEducation, (found) => removalOf(found(profileCalls.saveEducation))],
  [purchaseCalls.create, (found) => orderOf(found(catalogCalls.schedules))],
  [purchaseCalls.token, (found) => ofId(found(purchaseCalls.create), 'trx_id')],
  [purchaseCalls.renew, (found) => ofId(found(purchaseCalls.create), 'trx_id')],
  [purchaseCalls.cancel, (found) => ofId(found(purchaseCalls.create), 'trx_id')],
];

const ofId = (row: ReturnType<Found>, name: string) => (row && name in row ? { [name]: String(row[name]) } : null);

/** Only what was added here is removed again. */
const removalOf = (row: ReturnType<Found>) =>
  row?.institution === institution ? { _method: 'DELETE', id: String(row.id) } : null;

const orderOf = (row: ReturnType<Found>) => {
  const budget = Array.isArray(row?.budgets) ? row.budgets.find(({ source }) => source === 'mandiri') : undefined;
  return budget ? { schedule_id: String(row?.schedule_id), budget_source: 'mandiri', budgetary: String(budget.id) } : null;
};

/** What would be sent by now; steps that need replies of earlier ones are not among them yet. */
export const plannedWrites = (exchanges: readonly Exchange[]): readonly Planned[] =>
  recipes.flatMap(([call, bodyOf]) => {
    const body = bodyOf(foundIn(exchanges));
    return body ? [{ call, body }] : [];
  });

/** Sends them one after the other, each with what the earlier replies say. */
export const sendWrites = async (http: Recorder): Promise<void> => {
  for (const [call, bodyOf] of recipes) {
    const body = bodyOf(foundIn(http.exchanges));
    if (body) await http.call(call, { body, requestKey: crypto.randomUUID() }).catch(() => undefined);
  }
};
