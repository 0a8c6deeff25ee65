import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import { HttpStoredFileRepository } from '../../../src/adapters/http/files/http-stored-file-repository.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { referenceCalls } from '../../../src/adapters/http/reference/reference-calls.ts';
import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import type { Recorder } from '../recording/recorder.ts';

const idOf = (found: { readonly id: string } | undefined) => ({ id: found?.id ?? '' });

export const catalog = async (http: Recorder): Promise<void> => {
  const schemes = await http.ask(catalogCalls.schemes, { query: { page: 1 } });
  const [scheme] = schemes?.items ?? [];
  if (scheme) {
    await http.ask(catalogCalls.scheme, { params: { slug: scheme.slug } });
    await http.ask(catalogCalls.reviews, { params: { id: scheme.id || scheme.slug }, query: { page: 1 } });
  }
  const schedules = await http.ask(catalogCalls.schedules, { query: { page: 1 } });
  const [schedule] = schedules?.items ?? [];
  if (schedule) await http.ask(catalogCalls.schedule, { params: { id: schedule.schedule_id } });
};

/** Reads one region of each level and returns their ids. */
export const reference = async (http: Recorder): Promise<Readonly<Record<string, string>>> => {
  const firstOf = (page: { readonly items: readonly { readonly id: string }[] } | null) => page?.items[0];
  const province = firstOf(await http.ask(referenceCalls.provinces));
  const city = province && firstOf(await http.ask(referenceCalls.cities, { params: idOf(province) }));
  const district = city && firstOf(await http.ask(referenceCalls.districts, { params: idOf(city) }));
  const village = district && firstOf(await http.ask(referenceCalls.villages, { params: idOf(district) }));
  const disability = firstOf(await http.ask(referenceCalls.disabilities));
  if (disability) await http.ask(referenceCalls.disabilityTypes, { query: { disability_id: disability.id } });
  const named = { province_id: province, city_id: city, district_id: district, village_id: village };
  return Object.fromEntries(Object.entries(named).flatMap(([name, found]) => (found ? [[name, found.id]] : [])));
};

const assessment = async (http: Recorder, id: string): Promise<void> => {
  const params = { id };
  const timeline = await http.ask(assessmentCalls.timeline, { params });
  await http.ask(assessmentCalls.agreement, { params });
  const apl01 = await http.ask(aplCalls.apl01, { params });
  const stored = apl01?.requirements.find(({ file }) => file?.src)?.file?.src;
  if (stored) await new HttpStoredFileRepository(http).content({ src: stored }).catch(() => undefined);
  await http.ask(aplCalls.apl02, { params });
  await http.ask(examCalls.exams, { params });
  await http.ask(assessmentCalls.result, { params });
  await http.ask(assessmentCalls.appeal, { params });
  const sent = timeline?.stages.some(({ name, status }) => name === 'feedback' && status.status === 'done');
  if (sent) await http.ask(assessmentCalls.feedback, { params });
};

const mostAssessments = 3;

const purchases = async (http: Recorder): Promise<void> => {
  await http.ask(purchaseCalls.list, { params: { list: 'pending' }, query: { page: 1 } });
  await http.ask(purchaseCalls.list, { params: { list: 'failed' }, query: { page: 1 } });
  const paid = await http.ask(purchaseCalls.list, { params: { list: 'paid' }, query: { page: 1 } });
  for (const { trx_id: id } of paid?.items.slice(0, mostAssessments) ?? []) await assessment(http, id);
  const receipt = paid?.items.find(({ receipt_file_id: file }) => file !== null)?.receipt_file_id;
  if (receipt) await http.askFile(certificateCalls.document, { params: { id: receipt } });
  await http.ask(purchaseCalls.vouchers, { query: { status: 'unused', page: 1 } });
  await http.ask(purchaseCalls.vouchers, { query: { status: 'used', page: 1 } });
};

/** Sends every call that changes nothing, with ids from earlier replies. The client must be logged in. */
export const walk = async (http: Recorder): Promise<void> => {
  await http.ask(timeCalls.now);
  await catalog(http);
  const me = await http.ask(accountCalls.current);
  await reference(http);
  if (me) {
    await http.ask(profileCalls.find, { params: { id: me.id } });
    await http.ask(profileCalls.educations, { params: { id: me.id } });
    await http.ask(profileCalls.careers, { params: { id: me.id } });
  }
  await http.ask(notificationCalls.page, { query: { page: 1 } });
  await http.ask(notificationCalls.page, { query: { read: 'false', page: 1 } });
  await purchases(http);
};
