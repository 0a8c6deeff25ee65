// A folder of src/application or src/domain is a concept. A concept may not import another one, except as listed here.

/** Folders that belong to no concept: every concept may import them, and they import no concept. */
exports.shared = {
  application: ['draft', 'files', 'paging', 'ports', 'sending', 'time'],
  domain: ['calendar', 'files', 'paging'],
};

/** The allowed imports between concepts, each with its reason. */
exports.pairs = [
  { layer: 'application', from: 'account', to: 'exam' }, // a log-out asks about answers that are not sent yet
  { layer: 'domain', from: 'apl', to: 'profile' }, // APL 01 is prefilled from the profile, and its fields follow the same rules
  { layer: 'domain', from: 'apl', to: 'assessment' }, // both forms are returned and approved like each form of an assessment
  { layer: 'domain', from: 'assessment', to: 'certificate' }, // after the last stage, the next step depends on the certificate's validity
  { layer: 'domain', from: 'assessment', to: 'purchase' }, // a finished assessment is continued by another purchase
  { layer: 'domain', from: 'exam', to: 'account' }, // a running exam that is stored on the device includes its candidate
  { layer: 'domain', from: 'assessment', to: 'profile' }, // an appeal uses the profile's problem codes for its text
];
