import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import type { ApiCall, FileCall } from '../../../src/adapters/http/define-call.ts';
import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import { filesCalls } from '../../../src/adapters/http/files/files-calls.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import type { SentTo } from '../../../src/adapters/http/outgoing.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { referenceCalls } from '../../../src/adapters/http/reference/reference-calls.ts';
import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';

/** Sends calls; null where one was refused, which is noted elsewhere. */
export interface Asker {
  ask<T, Path extends string>(call: ApiCall<T, Path>, ...sent: SentTo<Path>): Promise<T | null>;
  askFile<Path extends string>(call: FileCall<Path>, ...sent: SentTo<Path>): Promise<void>;
}

const idOf = (found: { readonly id: string } | undefined) => ({ id: found?.id ?? '' });

const catalog = async ({ ask }: Asker): Promise<void> => {
  const schemes = await ask(catalogCalls.schemes, { query: { page: 1 } });
  const [scheme] = schemes?.items ?? [];
  if (scheme) {
    await ask(catalogCalls.scheme, { params: { slug: scheme.slug } });
    await ask(catalogCalls.reviews, { params: idOf(scheme), query: { page: 1 } });
  }
  const schedules = await ask(catalogCalls.schedules, { query: { page: 1 } });
  const [schedule] = schedules?.items ?? [];
  if (schedule) await ask(catalogCalls.schedule, { params: { id: schedule.schedule_id } });
};

const reference = async ({ ask }: Asker): Promise<void> => {
  const firstOf = (page: { readonly items: readonly { readonly id: string }[] } | null) => page?.items[0];
  const province = firstOf(await ask(referenceCalls.provinces));
  const city = province && firstOf(await ask(referenceCalls.cities, { params: idOf(province) }));
  const district = city && firstOf(await ask(referenceCalls.districts, { params: idOf(city) }));
  if (district) await ask(referenceCalls.villages, { params: idOf(district) });
  const disability = firstOf(await ask(referenceCalls.disabilities));
  if (disability) await ask(referenceCalls.disabilityTypes, { query: { disability_id: disability.id } });
};

const assessment = async ({ ask, askFile }: Asker, id: string): Promise<void> => {
  const params = { id };
  const timeline = await ask(assessmentCalls.timeline, { params });
  await ask(assessmentCalls.agreement, { params });
  const apl01 = await ask(aplCalls.apl01, { params });
  const stored = apl01?.requirements.find(({ file }) => file?.src)?.file?.src;
  if (stored) await askFile(filesCalls.storedFile, { params: { src: stored.replace(/^\//, '') } });
  await ask(aplCalls.apl02, { params });
  await ask(examCalls.exams, { params });
  await ask(assessmentCalls.result, { params });
  await ask(assessmentCalls.appeal, { params });
  const sent = timeline?.stages.some(({ name, status }) => name === 'feedback' && status.status === 'done');
  if (sent) await ask(assessmentCalls.feedback, { params });
};

/** How many assessments of one candidate are looked at. */
const mostAssessments = 3;

const purchases = async (asker: Asker): Promise<void> => {
  const { ask } = asker;
  await ask(purchaseCalls.list, { params: { list: 'pending' }, query: { page: 1 } });
  await ask(purchaseCalls.list, { params: { list: 'failed' }, query: { page: 1 } });
  const paid = await ask(purchaseCalls.list, { params: { list: 'paid' }, query: { page: 1 } });
  for (const { trx_id: id } of paid?.items.slice(0, mostAssessments) ?? []) await assessment(asker, id);
  const receipt = paid?.items.find(({ receipt_file_id: file }) => file !== null)?.receipt_file_id;
  if (receipt) await asker.askFile(certificateCalls.document, { params: { id: receipt } });
  await ask(purchaseCalls.vouchers, { query: { status: 'unused', page: 1 } });
  await ask(purchaseCalls.vouchers, { query: { status: 'used', page: 1 } });
};

/** Sends every call that changes nothing, each with ids that earlier replies have named. Somebody is logged in. */
export const walk = async (asker: Asker): Promise<void> => {
  const { ask } = asker;
  await ask(timeCalls.now);
  await catalog(asker);
  const me = await ask(accountCalls.current);
  await reference(asker);
  if (me) {
    await ask(profileCalls.find, { params: { id: me.id } });
    await ask(profileCalls.educations, { params: { id: me.id } });
    await ask(profileCalls.careers, { params: { id: me.id } });
  }
  await ask(notificationCalls.page, { query: { page: 1 } });
  await ask(notificationCalls.page, { query: { read: 'false', page: 1 } });
  await purchases(asker);
};
