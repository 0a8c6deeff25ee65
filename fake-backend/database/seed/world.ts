import type { CertificateRow } from '../certificate-rows.ts';
import type { CareerRow, DisabilityRow, DisabilityTypeRow, EducationRow, ProfileRow } from '../profile-rows.ts';
import type {
  CandidateRow,
  NotificationRow,
  PrakerjaCodeRow,
  ReviewRow,
  ScheduleRow,
  SchemeRow,
  StageRow,
  TransactionRow,
  VoucherRow,
} from '../rows.ts';
import { candidates } from './candidates.ts';
import { certificates } from './certificates.ts';
import { type Forms, forms } from './forms/forms.ts';
import { journeys } from './journeys.ts';
import { careers, educations, profiles } from './profiles.ts';
import { reviews } from './reviews.ts';
import { schedules } from './schedules.ts';
import { schemeSeeds } from './schemes.ts';
import { prakerjaCodes, vouchers } from './vouchers.ts';

/** The kinds of disability in Law 8/2016 on persons with disabilities, with some of the examples from its explanation of article 4. */
const kinds: [string, string[]][] = [
  ['Disabilitas fisik', ['Amputasi', 'Cerebral palsy', 'Lumpuh layuh atau kaku', 'Orang kecil', 'Paraplegia']],
  ['Disabilitas intelektual', ['Down syndrome', 'Lambat belajar']],
  ['Disabilitas mental', ['Perkembangan (autis, hiperaktif)', 'Psikososial']],
  ['Disabilitas sensorik', ['Netra', 'Rungu', 'Wicara']],
];

const disabilities = (): DisabilityRow[] => kinds.map(([name], index) => ({ id: `DIS-${index + 1}`, name }));

const disabilityTypes = (): DisabilityTypeRow[] =>
  kinds.flatMap(([, types], kind) =>
    types.map((name, index) => ({ id: `DIS-${kind + 1}-${index + 1}`, disability_id: `DIS-${kind + 1}`, name })),
  );

export interface World extends Forms {
  schemes: SchemeRow[];
  schedules: ScheduleRow[];
  reviews: ReviewRow[];
  candidates: CandidateRow[];
  profiles: ProfileRow[];
  educations: EducationRow[];
  careers: CareerRow[];
  transactions: TransactionRow[];
  vouchers: VoucherRow[];
  prakerjaCodes: PrakerjaCodeRow[];
  stages: StageRow[];
  certificates: CertificateRow[];
  notifications: NotificationRow[];
  disabilities: DisabilityRow[];
  disabilityTypes: DisabilityTypeRow[];
}

const ratedSchemes = (reviewRows: ReviewRow[]): SchemeRow[] =>
  // a deep copy, so that a change of a row could never reach the seed of the next reset
  structuredClone(schemeSeeds).map((seed) => {
    const ratings = reviewRows.filter(({ scheme_id }) => scheme_id === seed.id).map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return {
      ...seed,
      rating: ratings.length === 0 ? 0 : Math.round((sum / ratings.length) * 10) / 10,
      review_count: ratings.length,
    };
  });

export const seedWorld = (now: Date): World => {
  const reviewRows = reviews(now);
  const scheduleRows = schedules(now);
  const journey = journeys(now, scheduleRows);
  return {
    schemes: ratedSchemes(reviewRows),
    schedules: scheduleRows,
    reviews: reviewRows,
    candidates: candidates(),
    profiles: profiles(),
    educations: educations(),
    careers: careers(now),
    ...journey,
    certificates: certificates(now, journey, candidates()),
    ...forms({ ...journey, schedules: scheduleRows, candidates: candidates(), profiles: profiles() }),
    vouchers: vouchers(now, scheduleRows, journey.transactions),
    prakerjaCodes: prakerjaCodes(now),
    disabilities: disabilities(),
    disabilityTypes: disabilityTypes(),
  };
};
