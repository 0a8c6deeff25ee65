import type { Career, Education } from '../domain/profile/profile.ts';
import type { AccountQueries } from './account/account-queries.ts';
import type { FindSession } from './account/find-session.ts';
import type { LogIn } from './account/log-in.ts';
import type { LogOut } from './account/log-out.ts';
import type { RequestPasswordReset } from './account/request-password-reset.ts';
import type { ResendVerification } from './account/resend-verification.ts';
import type { ResetPassword } from './account/reset-password.ts';
import type { SignUp } from './account/sign-up.ts';
import type { VerifyEmail } from './account/verify-email.ts';
import type { WatchWait } from './account/watch-wait.ts';
import type { AplQueries } from './apl/apl-queries.ts';
import type { SubmitApl01 } from './apl/submit-apl01.ts';
import type { SubmitApl02 } from './apl/submit-apl02.ts';
import type { AcknowledgeResult } from './assessment/acknowledge-result.ts';
import type { AssessmentQueries } from './assessment/assessment-queries.ts';
import type { SaveAssessmentDay } from './assessment/save-assessment-day.ts';
import type { SendAppeal } from './assessment/send-appeal.ts';
import type { SendFeedback } from './assessment/send-feedback.ts';
import type { SignAgreement } from './assessment/sign-agreement.ts';
import type { CatalogQueries } from './catalog/catalog-queries.ts';
import type { CertificateQueries } from './certificate/certificate-queries.ts';
import type { DownloadCertificate } from './certificate/download-certificate.ts';
import type { DownloadDocument } from './certificate/download-document.ts';
import type { DraftDesk } from './draft/draft-desk.ts';
import type { LeftAnswers } from './exam/attempt/left-answers.ts';
import type { OpenSitting } from './exam/attempt/run-exam-attempt.ts';
import type { UnsentAnswers } from './exam/attempt/unsent-answers.ts';
import type { CheckConnection } from './exam/check-connection.ts';
import type { CheckReceipt } from './exam/check-receipt.ts';
import type { CheckSitting } from './exam/check-sitting.ts';
import type { CheckStorage } from './exam/check-storage.ts';
import type { ExamQueries } from './exam/exam-queries.ts';
import type { StartExam } from './exam/start-exam.ts';
import type { DemonstrationQueries } from './exam/uploads/demonstration-queries.ts';
import type { OpenUploads } from './exam/uploads/open-uploads.ts';
import type { WatchCountdown } from './exam/watch-countdown.ts';
import type { StoredFileQueries } from './files/stored-file-queries.ts';
import type { InformationQueries } from './information/information-queries.ts';
import type { MarkAllRead } from './notification/mark-all-read.ts';
import type { NotificationQueries } from './notification/notification-queries.ts';
import type { OpenNotification } from './notification/open-notification.ts';
import type { Ports } from './ports/ports.ts';
import type { SimulationControl } from './ports/simulation/simulation-control.ts';
import type { ProfileQueries } from './profile/profile-queries.ts';
import type { RecordChanges } from './profile/records.ts';
import type { SavePhoto } from './profile/save-photo.ts';
import type { SaveProfile } from './profile/save-profile.ts';
import type { SaveSignature } from './profile/save-signature.ts';
import type { BuyScheme } from './purchase/buy-scheme.ts';
import type { CancelPurchase } from './purchase/cancel-purchase.ts';
import type { ChangePaymentMethod } from './purchase/change-payment-method.ts';
import type { CheckOutWithVoucher } from './purchase/check-out-with-voucher.ts';
import type { ContinuePayment } from './purchase/continue-payment.ts';
import type { PurchaseQueries } from './purchase/purchase-queries.ts';
import type { RedeemPrakerjaCode } from './purchase/redeem-prakerja-code.ts';
import type { VoucherQueries } from './purchase/voucher-queries.ts';
import type { WatchPayment } from './purchase/watch-payment.ts';
import type { ReferenceQueries } from './reference/reference-queries.ts';
import type { ServerClock } from './time/server-clock.ts';
import { token, tokensOf } from './token.ts';

/** Every service that the container knows, by its name: the ports, then queries and use-cases by concept. */
interface ServiceTypes extends Ports {
  readonly accountQueries: AccountQueries;
  readonly findSession: FindSession;
  readonly logIn: LogIn;
  readonly logOut: LogOut;
  readonly signUp: SignUp;
  readonly verifyEmail: VerifyEmail;
  readonly resendVerification: ResendVerification;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
  readonly watchWait: WatchWait;

  readonly catalogQueries: CatalogQueries;

  readonly informationQueries: InformationQueries;

  readonly purchaseQueries: PurchaseQueries;
  readonly buyScheme: BuyScheme;
  readonly watchPayment: WatchPayment;
  readonly voucherQueries: VoucherQueries;
  readonly redeemPrakerjaCode: RedeemPrakerjaCode;
  readonly checkOutWithVoucher: CheckOutWithVoucher;
  readonly continuePayment: ContinuePayment;
  readonly changePaymentMethod: ChangePaymentMethod;
  readonly cancelPurchase: CancelPurchase;

  readonly assessmentQueries: AssessmentQueries;
  readonly signAgreement: SignAgreement;
  readonly saveAssessmentDay: SaveAssessmentDay;
  readonly acknowledgeResult: AcknowledgeResult;
  readonly sendAppeal: SendAppeal;
  readonly sendFeedback: SendFeedback;

  readonly aplQueries: AplQueries;
  readonly submitApl01: SubmitApl01;
  readonly submitApl02: SubmitApl02;
  readonly storedFileQueries: StoredFileQueries;

  readonly serverClock: ServerClock;
  readonly watchCountdown: WatchCountdown;
  readonly demonstrationQueries: DemonstrationQueries;
  readonly openUploads: OpenUploads;

  readonly draftDesk: DraftDesk;

  readonly examQueries: ExamQueries;
  readonly startExam: StartExam;
  readonly openSitting: OpenSitting;
  readonly leftAnswers: LeftAnswers;
  readonly unsentAnswers: UnsentAnswers;
  readonly checkReceipt: CheckReceipt;
  readonly checkConnection: CheckConnection;
  readonly checkStorage: CheckStorage;
  readonly checkSitting: CheckSitting;

  readonly certificateQueries: CertificateQueries;
  readonly downloadDocument: DownloadDocument;
  readonly downloadCertificate: DownloadCertificate;

  readonly notificationQueries: NotificationQueries;
  readonly openNotification: OpenNotification;
  readonly markAllRead: MarkAllRead;

  readonly profileQueries: ProfileQueries;
  readonly saveProfile: SaveProfile;
  readonly savePhoto: SavePhoto;
  readonly saveSignature: SaveSignature;
  readonly educationRecords: RecordChanges<Education>;
  readonly careerRecords: RecordChanges<Career>;

  readonly referenceQueries: ReferenceQueries;
}

/** The names of the services. */
export const T = tokensOf<ServiceTypes>();

/** Bound in the simulation only: asking for it in the live profile is a mistake that the container names. */
export const simulationToken = token<SimulationControl>('simulation');
