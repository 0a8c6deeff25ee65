import type { Call, Exchange, Input, SentFile } from './plumbing.ts';

export const scheme = {
  id: 3,
  slug: 'pemrogram-web',
  name: 'Pemrogram Web',
  price: 500_000,
  unit: { id: 31, code: 'J.620100.004.02', title: 'Menggunakan Struktur Data' },
  element: { id: 311, title: 'Mengidentifikasi konsep data', criterion: 'Konsep data diidentifikasi' },
  schedule: { id: 12, start: '2031-03-10 09:00:00', place: 'Jakarta', source: 'mandiri', budgetary: '7' },
};

interface Question {
  readonly id: number;
  readonly text: string;
  readonly options?: readonly string[];
}

export const exams: readonly {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly questions: readonly Question[];
}[] = [
  {
    id: 41,
    kind: 'written',
    name: 'Ujian Tertulis',
    questions: [
      { id: 411, text: 'Apa kepanjangan HTML?', options: ['HyperText Markup Language', 'High Text Machine'] },
      { id: 412, text: 'Apa kepanjangan CSS?', options: ['Cascading Style Sheets', 'Color Style System'] },
    ],
  },
  {
    id: 42,
    kind: 'essay',
    name: 'Ujian Esai',
    questions: [
      { id: 421, text: 'Jelaskan perbedaan GET dan POST.' },
      { id: 422, text: 'Jelaskan kegunaan indeks.' },
    ],
  },
  { id: 43, kind: 'demonstration', name: 'Ujian Praktik', questions: [{ id: 431, text: 'Unggah halaman Anda.' }] },
  { id: 44, kind: 'wawancara', name: 'Wawancara', questions: [{ id: 441, text: 'Ceritakan pengalaman Anda.' }] },
];

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  verified: boolean;
  profile: Input;
  readonly education: Input[];
  readonly career: Input[];
  signed: boolean;
  readonly notices: {
    readonly id: number;
    readonly type: string;
    readonly trxId: string | null;
    readonly text: string;
    readonly at: Date;
    read: boolean;
  }[];
}

export interface Purchase {
  readonly id: string;
  readonly owner: Person;
  paid: boolean;
  readonly forms: Record<string, Input>;
  readonly started: Record<string, Date>;
  readonly handedIn: Record<string, Date>;
  readonly reopened: Set<string>;
}

/** Everything that the office has accepted, to compare with the page’s claims. */
export interface Accepted {
  readonly accounts: string[];
  readonly verified: string[];
  readonly profiles: Input[];
  readonly payments: string[];
  readonly signatures: number[];
  readonly forms: { readonly name: string; readonly input: Input; readonly files: readonly SentFile[] }[];
  readonly submissions: { readonly exam: string; readonly input: Input; readonly files: readonly SentFile[] }[];
  readonly logOuts: string[];
}

export interface Peer {
  readonly answer: (
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
  ) => Promise<void>;
  readonly exchanges: readonly Exchange[];
  readonly office: Office;
}

export type Office = ReturnType<typeof openOffice>;

export const openOffice = () => {
  const people: Person[] = [];
  const purchases: Purchase[] = [];
  const accepted: Accepted = {
    accounts: [],
    verified: [],
    profiles: [],
    payments: [],
    signatures: [],
    forms: [],
    submissions: [],
    logOuts: [],
  };
  const notify = (person: Person, type: string, text: string, trxId: string | null = null) =>
    person.notices.unshift({ id: person.notices.length + 1, type, trxId, text, at: new Date(), read: false });

  return {
    accepted,
    purchases,
    of: ({ session }: Pick<Call, 'session'>) => people.find(({ email }) => email === session.email),
    link: (email: string) => `${people.find((each) => each.email === email)?.id}/hash-${email.length}`,
    signUp: (email: string, name: string, password: string): Person | null => {
      if (people.some((each) => each.email === email)) return null;
      const person = {
        id: people.length + 7,
        email,
        name,
        password,
        verified: false,
        profile: {},
        education: [],
        career: [],
        signed: false,
        notices: [],
      };
      people.push(person);
      accepted.accounts.push(email);
      notify(person, 'register', 'Selamat datang di portal');
      return person;
    },
    logIn: ({ session }: Call, email: string, password: string): Person | undefined => {
      const person = people.find((each) => each.email === email && each.password === password);
      if (person) session.email = email;
      return person;
    },
    logOut: ({ session }: Call) => {
      if (session.email) accepted.logOuts.push(session.email);
      session.email = null;
    },
    verify: (link: string): boolean => {
      const person = people.find(
        ({ id, email }) => link === `${id}/hash-${email.length}` || link === `hash-${email.length}`,
      );
      if (!person) return false;
      person.verified = true;
      accepted.verified.push(person.email);
      return true;
    },
    saveProfile: (person: Person, input: Input) => {
      person.profile = { ...person.profile, ...input };
      accepted.profiles.push(input);
    },
    sign: (person: Person, { files, input }: Call) => {
      person.signed = true;
      accepted.signatures.push(files[0]?.size ?? JSON.stringify(input).length);
    },
    notify,
    buy: (owner: Person): Purchase => {
      const purchase = {
        id: String(purchases.length + 501),
        owner,
        paid: false,
        forms: {},
        started: {},
        handedIn: {},
        reopened: new Set<string>(),
      };
      purchases.push(purchase);
      return purchase;
    },
    pay: (id: string | undefined): boolean => {
      const purchase = purchases.find((each) => each.id === id);
      if (!purchase) return false;
      purchase.paid = true;
      accepted.payments.push(purchase.id);
      notify(purchase.owner, 'payment', 'Pembayaran Anda diterima', purchase.id);
      notify(purchase.owner, 'pengingat', 'Jangan lupa jadwal asesmen Anda', purchase.id);
      return true;
    },
    purchaseOf: ({ params, input, session }: Call) =>
      purchases.find(
        ({ id, owner }) =>
          owner.email === session.email &&
          [...params, input.trx_id, input.trxid, input.transaction_id].some((each) => `TRX-${each}`.endsWith(`-${id}`)),
      ),
    take: (purchase: Purchase, name: string, { input, files }: Call) => {
      purchase.forms[name] = input;
      accepted.forms.push({ name, input, files });
    },
    start: ({ started }: Purchase, exam: string): Date => (started[exam] ??= new Date()),
    handIn: (purchase: Purchase, exam: string, { input, files }: Call) => {
      purchase.handedIn[exam] = new Date();
      purchase.reopened.delete(exam);
      accepted.submissions.push({ exam, input, files });
    },
    reopen: (exam: string) => {
      for (const { handedIn, reopened } of purchases) if (handedIn[exam]) reopened.add(exam);
    },
  };
};
