import type { ConceptModule } from './concept-module.ts';
import { account } from './concepts/account.ts';

export const concepts: Readonly<Record<string, () => Promise<ConceptModule>>> = {
  account: async () => account, // not lazy, because every page needs the session at once
  apl: async () => (await import('./concepts/apl.ts')).apl,
  assessment: async () => (await import('./concepts/assessment.ts')).assessment,
  catalog: async () => (await import('./concepts/catalog.ts')).catalog,
  certificate: async () => (await import('./concepts/certificate.ts')).certificate,
  device: async () => (await import('./concepts/device.ts')).device,
  documents: async () => (await import('./concepts/documents.ts')).documents,
  draft: async () => (await import('./concepts/draft.ts')).draft,
  exam: async () => (await import('./concepts/exam.ts')).exam,
  'exam-attempt': async () => (await import('./concepts/exam-attempt.ts')).examAttempt,
  'exam-problem': async () => (await import('./concepts/exam-problem.ts')).examProblem,
  files: async () => (await import('./concepts/files.ts')).files,
  information: async () => (await import('./concepts/information.ts')).information,
  'log-out': async () => (await import('./concepts/log-out.ts')).logOutModule,
  notification: async () => (await import('./concepts/notification.ts')).notification,
  'own-data': async () => (await import('./concepts/own-data.ts')).ownData,
  'own-data-export': async () => (await import('./concepts/own-data-export.ts')).ownDataExport,
  profile: async () => (await import('./concepts/profile.ts')).profile,
  purchase: async () => (await import('./concepts/purchase.ts')).purchase,
  reference: async () => (await import('./concepts/reference.ts')).reference,
  registration: async () => (await import('./concepts/registration.ts')).registration,
  time: async () => (await import('./concepts/time.ts')).time,
};
