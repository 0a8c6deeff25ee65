import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../src/adapters/http/account/http-registration-repository.ts';
import { HttpAplRepository } from '../../../../src/adapters/http/apl/http-apl-repository.ts';
import { HttpAssessmentRepository } from '../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { HttpTimelineRepository } from '../../../../src/adapters/http/assessment/http-timeline-repository.ts';
import { HttpCatalogRepository } from '../../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { HttpCertificateRepository } from '../../../../src/adapters/http/certificate/http-certificate-repository.ts';
import { HttpDocumentRepository } from '../../../../src/adapters/http/certificate/http-document-repository.ts';
import { HttpDeviceReports } from '../../../../src/adapters/http/exam/http-device-reports.ts';
import { HttpExamRepository } from '../../../../src/adapters/http/exam/http-exam-repository.ts';
import { HttpStoredFileRepository } from '../../../../src/adapters/http/files/http-stored-file-repository.ts';
import type { HttpClient } from '../../../../src/adapters/http/http-client.ts';
import { HttpMessageRepository } from '../../../../src/adapters/http/information/http-message-repository.ts';
import { HttpNotificationRepository } from '../../../../src/adapters/http/notification/http-notification-repository.ts';
import { HttpGuardianRepository } from '../../../../src/adapters/http/profile/http-guardian-repository.ts';
import { HttpProfileRecordsRepository } from '../../../../src/adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../../../src/adapters/http/profile/http-profile-repository.ts';
import { HttpPaymentProofRepository } from '../../../../src/adapters/http/purchase/http-payment-proof-repository.ts';
import { HttpPaymentRepository } from '../../../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../../../src/adapters/http/purchase/http-voucher-repository.ts';
import { HttpReferenceRepository } from '../../../../src/adapters/http/reference/http-reference-repository.ts';
import { HttpServerTime } from '../../../../src/adapters/http/time/http-server-time.ts';
import { jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

export const httpRepositories = (http: HttpClient, decision?: 'assessor' | 'body') => ({
  accounts: new HttpAccountRepository(http),
  registrations: new HttpRegistrationRepository(http),
  catalog: new HttpCatalogRepository(http),
  transactions: new HttpTransactionRepository(http),
  payments: new HttpPaymentRepository(http),
  paymentProofs: new HttpPaymentProofRepository(http),
  vouchers: new HttpVoucherRepository(http),
  serverTime: new HttpServerTime(http),
  assessments: new HttpAssessmentRepository(http, decision),
  apls: new HttpAplRepository(http),
  exams: new HttpExamRepository(http),
  deviceReports: new HttpDeviceReports(http),
  storedFiles: new HttpStoredFileRepository(http),
  timelines: new HttpTimelineRepository(http),
  messages: new HttpMessageRepository(http),
  notifications: new HttpNotificationRepository(http),
  profiles: new HttpProfileRepository(http),
  profileRecords: new HttpProfileRecordsRepository(http),
  guardians: new HttpGuardianRepository(http),
  certificates: new HttpCertificateRepository(http),
  documents: new HttpDocumentRepository(http),
  references: new HttpReferenceRepository(http),
});

export type Use = (it: ReturnType<typeof httpRepositories>) => Promise<unknown>;

export const over = (script: Parameters<typeof scriptedClient>[0]) => httpRepositories(scriptedClient(script).http);

export const answering = (body: unknown, status = 200) => over(() => jsonReply(body, status));
