// A folder of src/ui, src/application or src/domain is a concept: it may not import another one, unless it is named here.

/** Folders that belong to no concept: every one may use them, and they use none. */
exports.shared = {
  ui: [
    ...['components', 'illustrations', 'theme'], // the design system
    ...['alerts', 'errors', 'format', 'layouts', 'page'], // what any page consists of
    ...['form', 'personal-data', 'signature'], // forms
    'body', // who the certification body is
    'document', // what is uploaded, downloaded and printed
    ...['certificate-life', 'next-step', 'notification', 'running-exam', 'session'], // what goes with the candidate from page to page
  ],
  application: ['draft', 'files', 'paging', 'ports', 'sending', 'time'],
  domain: ['calendar', 'files', 'paging'],
};

/** Who may use whom all the same, and why. */
exports.pairs = [
  { layer: 'ui', from: 'account', to: 'simulation' }, // the log-in page lists the demo accounts and the mailbox of the simulation
  { layer: 'ui', from: 'simulation', to: 'exam' }, // the assessor reads questions as the candidate saw them
  { layer: 'application', from: 'account', to: 'exam' }, // a log-out asks for answers that are not sent yet
  { layer: 'domain', from: 'apl', to: 'profile' }, // APL 01 begins with the profile, and has the rules of its fields
  { layer: 'domain', from: 'apl', to: 'assessment' }, // both forms are returned and approved like each form of an assessment
  { layer: 'domain', from: 'assessment', to: 'certificate' }, // what comes after the last stage depends on how long its certificate holds
  { layer: 'domain', from: 'exam', to: 'account' }, // a running exam that is kept on a device names its candidate
  { layer: 'domain', from: 'assessment', to: 'profile' }, // an appeal names what is wrong with a text as the profile does
];
