import { ContainerModule } from 'inversify';
import { browserClipboard } from '../adapters/browser/browser-clipboard.ts';
import { canvasPhotoCompressor, openInCanvas } from '../adapters/browser/canvas-photo-compressor.ts';
import { fetchedTextFiles } from '../adapters/browser/fetched-text-files.ts';
import { linkFileSaver } from '../adapters/browser/link-file-saver.ts';
import { nobleDigest } from '../adapters/browser/noble-digest.ts';
import { randomIds } from '../adapters/browser/random-ids.ts';
import { systemChance } from '../adapters/browser/system-chance.ts';
import { webLockTabLock } from '../adapters/browser/tabs/web-lock-tab-lock.ts';
import { HttpRegistrationRepository } from '../adapters/http/account/http-registration-repository.ts';
import { HttpAplRepository } from '../adapters/http/apl/http-apl-repository.ts';
import { HttpAssessmentRepository } from '../adapters/http/assessment/http-assessment-repository.ts';
import { HttpTimelineRepository } from '../adapters/http/assessment/http-timeline-repository.ts';
import { HttpCertificateRepository } from '../adapters/http/certificate/http-certificate-repository.ts';
import { HttpDocumentRepository } from '../adapters/http/certificate/http-document-repository.ts';
import { HttpExamRepository } from '../adapters/http/exam/http-exam-repository.ts';
import { HttpStoredFileRepository } from '../adapters/http/files/http-stored-file-repository.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { HttpNotificationRepository } from '../adapters/http/notification/http-notification-repository.ts';
import { HttpProfileRecordsRepository } from '../adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../adapters/http/profile/http-profile-repository.ts';
import { HttpPaymentRepository } from '../adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../adapters/http/purchase/http-voucher-repository.ts';
import { HttpReferenceRepository } from '../adapters/http/reference/http-reference-repository.ts';
import { SocketRealtimeChannel, type SocketSettings } from '../adapters/socket/socket-realtime-channel.ts';
import type { PaymentWindow } from '../application/ports/purchase/payment-window.ts';
import { T } from '../application/tokens.ts';
import { draftAdapters } from './draft-adapters.ts';
import type { ProfileSettings } from './profile-settings.ts';
import { provideValue } from './provide.ts';
import { aplModule } from './use-cases/apl.ts';
import { assessmentModule } from './use-cases/assessment.ts';
import { certificateModule } from './use-cases/certificate.ts';
import { draftModule } from './use-cases/draft.ts';
import { examModule } from './use-cases/exam.ts';
import { informationModule } from './use-cases/information.ts';
import { notificationModule } from './use-cases/notification.ts';
import { profileModule } from './use-cases/profile.ts';
import { purchaseModule } from './use-cases/purchase.ts';
import { referenceModule } from './use-cases/reference.ts';
import { registrationModule } from './use-cases/registration.ts';

const candidateAdapters = (socket: SocketSettings, paymentWindow: PaymentWindow, client: HttpClient) =>
  new ContainerModule(({ bind }) => {
    provideValue(bind, T.ids, randomIds);
    provideValue(bind, T.chance, systemChance);
    provideValue(bind, T.digest, nobleDigest);
    provideValue(bind, T.photoCompressor, canvasPhotoCompressor(openInCanvas));
    provideValue(bind, T.textFiles, fetchedTextFiles);
    provideValue(bind, T.clipboard, browserClipboard(globalThis.navigator?.clipboard));
    provideValue(bind, T.tabLock, webLockTabLock(globalThis.navigator?.locks));
    provideValue(bind, T.realtime, new SocketRealtimeChannel(socket, () => client.bearer));
    provideValue(bind, T.paymentWindow, paymentWindow);
    provideValue(bind, T.registrations, new HttpRegistrationRepository(client));
    provideValue(bind, T.transactions, new HttpTransactionRepository(client));
    provideValue(bind, T.vouchers, new HttpVoucherRepository(client));
    provideValue(bind, T.payments, new HttpPaymentRepository(client));
    provideValue(bind, T.assessments, new HttpAssessmentRepository(client));
    provideValue(bind, T.timelines, new HttpTimelineRepository(client));
    provideValue(bind, T.apls, new HttpAplRepository(client));
    provideValue(bind, T.exams, new HttpExamRepository(client));
    provideValue(bind, T.storedFiles, new HttpStoredFileRepository(client));
    provideValue(bind, T.notifications, new HttpNotificationRepository(client));
    provideValue(bind, T.profiles, new HttpProfileRepository(client));
    provideValue(bind, T.profileRecords, new HttpProfileRecordsRepository(client));
    provideValue(bind, T.certificates, new HttpCertificateRepository(client));
    provideValue(bind, T.documents, new HttpDocumentRepository(client));
    provideValue(bind, T.fileSaver, linkFileSaver);
    provideValue(bind, T.references, new HttpReferenceRepository(client));
  });

/** All that only somebody who is logged in needs: the second half of the container, in a chunk of its own. */
export const candidateModules = async (profile: ProfileSettings, client: HttpClient): Promise<ContainerModule[]> => [
  candidateAdapters(profile.socket, await profile.paymentWindow(), client),
  draftAdapters,
  draftModule,
  purchaseModule,
  assessmentModule,
  certificateModule,
  aplModule,
  examModule,
  notificationModule,
  informationModule,
  profileModule,
  referenceModule,
  registrationModule,
];
