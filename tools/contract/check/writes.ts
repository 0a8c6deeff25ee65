import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import type { ApiCall } from '../../../src/adapters/http/define-call.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { isFields } from '../../../src/application/fields-of.ts';
import type { Exchange, Recorder } from '../recording/recorder.ts';
import { jsonOf } from './known.ts';
import { opened } from './shape.ts';

type Row = Readonly<Record<string, unknown>>;

/** A call that changes data, as `POST /api/…`, and the body that would be sent. */
export interface Planned {
  readonly call: string;
  readonly body: Row;
}

/** The rows, or the single items, of all good replies to a call. */
type Found = (call: ApiCall<unknown>) => readonly Row[];

const foundIn =
  (exchanges: readonly Exchange[]): Found =>
  (call) =>
    exchanges
      .filter((each) => each.call === call && each.status === 200)
      .flatMap((each) => opened(jsonOf(each)).content)
      .filter(isFields);

const institution = 'Pemeriksaan Kontrak';

/**
 * Each call with a function that builds its body from earlier replies; null if they lack the needed data. No call signs, submits, pays or
 * sends mail.
 */
const recipes: readonly (readonly [ApiCall<unknown>, (found: Found) => Row | null])[] = [
  [notificationCalls.markAsRead, (found) => ofId(found(notificationCalls.page), 'id')],
  [notificationCalls.markAll, () => ({})],
  [certificateCalls.request, (found) => ofId(found(assessmentCalls.timeline), 'trx_id')],
  [
    profileCalls.saveEducation,
    () => ({ level: 'S1', institution, major: 'Uji', start_year: '2016', end_year: '2020' }),
  ],
  [profileCalls.saveEducation, (found) => removalOf(found(profileCalls.saveEducation))],
  [purchaseCalls.create, (found) => orderOf(found(catalogCalls.schedules))],
  [purchaseCalls.token, (found) => ofId(newPurchases(found), 'trx_id')],
  [purchaseCalls.renew, (found) => ofId(newPurchases(found), 'trx_id')],
  [purchaseCalls.cancel, (found) => ofId(newPurchases(found), 'trx_id')],
];

export const writable: ReadonlySet<object> = new Set(recipes.map(([call]) => call));

const ofId = ([row]: readonly Row[], name: string) => (row && name in row ? { [name]: String(row[name]) } : null);

/** A server may answer an order with an older unpaid purchase, which the check must not cancel. */
const newPurchases = (found: Found): readonly Row[] => {
  const old = found(purchaseCalls.list).map(({ trx_id: id }) => id);
  return found(purchaseCalls.create).filter(({ trx_id: id }) => !old.includes(id));
};

/** Removes only the record that this check has added. */
const removalOf = (rows: readonly Row[]) => {
  const added = rows.find((row) => row.institution === institution);
  return added ? { _method: 'DELETE', id: String(added.id) } : null;
};

/** An order for the schedule with free seats and the latest end of registration. */
const orderOf = (rows: readonly Row[]) => {
  const [latest] = rows
    .filter(({ seats_left: seats }) => Number(seats) > 0)
    .toSorted((a, b) => String(b.registration_until).localeCompare(String(a.registration_until)));
  const budgets = [latest?.budgets].flat().filter(isFields);
  const budget = budgets.find(({ source }) => source === 'mandiri');
  if (!latest || !budget) return null;
  return { schedule_id: String(latest.schedule_id), budget_source: 'mandiri', budgetary: String(budget.id) };
};

/** The calls that could be sent now. Excludes calls that need the reply to another of these calls. */
export const plannedWrites = (exchanges: readonly Exchange[]): readonly Planned[] =>
  recipes.flatMap(([call, bodyOf]) => {
    const body = bodyOf(foundIn(exchanges));
    return body ? [{ call: `${call.method} ${call.path}`, body }] : [];
  });

/** Sends the calls one after the other, because later ones need the replies to earlier ones. */
export const sendWrites = async (http: Recorder): Promise<void> => {
  for (const [call, bodyOf] of recipes) {
    const body = bodyOf(foundIn(http.exchanges));
    if (body) await http.call(call, { body, requestKey: crypto.randomUUID() }).catch(() => undefined);
  }
};
