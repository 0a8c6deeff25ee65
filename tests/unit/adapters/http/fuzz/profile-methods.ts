import { HttpProfileRecordsRepository } from '../../../../../src/adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../../../../src/adapters/http/profile/http-profile-repository.ts';
import { HttpReferenceRepository } from '../../../../../src/adapters/http/reference/http-reference-repository.ts';
import { emptyPersonalData } from '../../../../../src/domain/profile/personal-data.ts';
import type { Method } from './methods.ts';

const good = (data: unknown) => ({ code: '00', message: '', data });
const profile = {
  fullname: 'Ayu',
  identity_type: 'nik',
  birth_date: '1998-05-20',
  gender: 'P',
  province_id: 34,
  postal_code: '55281',
  qualification: null,
  has_disability: false,
  photo: 'foto/7.png',
  signature: null,
};
const education = { id: 1, level: 'S1', institution: 'U', major: null, start_year: 2016, end_year: '2020' };
const career = { id: 1, company: 'PT', position: 'Staf', start_date: '2021-02-01', end_date: null, description: 'x' };
const degree = { id: null, level: 'S1', institution: 'U', major: '', startYear: '2016', endYear: '' } as const;
const job = { id: null, company: 'PT', position: 'Staf', startDate: '2021-02-01', endDate: '', description: '' };
const picture = new Blob(['x']);

type Run<Repository> = (repository: Repository) => Promise<unknown>;

const profileMethods = Object.entries<Run<HttpProfileRepository>>({
  find: (profiles) => profiles.find('7'),
  save: (profiles) => profiles.save(emptyPersonalData('Ayu')),
  savePhoto: (profiles) => profiles.savePhoto(picture),
  saveSignature: (profiles) => profiles.saveSignature(picture),
}).map(
  ([name, run]): Method => ({
    name: `HttpProfileRepository.${name}`,
    run: (http) => run(new HttpProfileRepository(http)),
    good: good(profile),
  }),
);

const recordMethods = Object.entries<readonly [Run<HttpProfileRecordsRepository>, unknown]>({
  educations: [(records) => records.educations('7'), education],
  saveEducation: [(records) => records.saveEducation(degree), education],
  removeEducation: [(records) => records.removeEducation('1'), education],
  careers: [(records) => records.careers('7'), career],
  saveCareer: [(records) => records.saveCareer(job), career],
  removeCareer: [(records) => records.removeCareer('1'), career],
}).map(
  ([name, [run, record]]): Method => ({
    name: `HttpProfileRecordsRepository.${name}`,
    run: (http) => run(new HttpProfileRecordsRepository(http)),
    good: good([record]),
    needs: ['educations', 'careers'].includes(name) ? ['data.*.id'] : [], // after a change it is read again
  }),
);

const referenceMethods = Object.entries<Run<HttpReferenceRepository>>({
  provinces: (references) => references.provinces(),
  cities: (references) => references.cities('34'),
  districts: (references) => references.districts('3404'),
  villages: (references) => references.villages('340407'),
  disabilities: (references) => references.disabilities(),
  disabilityTypes: (references) => references.disabilityTypes('1'),
}).map(
  ([name, run]): Method => ({
    name: `HttpReferenceRepository.${name}`,
    run: (http) => run(new HttpReferenceRepository(http)),
    good: good([{ id: 34, name: 'Daerah Istimewa Yogyakarta' }]),
    needs: ['data.*.id', 'data.*.name'],
  }),
);

/** Every method of the repositories of profile and reference. */
export const profileAndReferenceMethods: readonly Method[] = [...profileMethods, ...recordMethods, ...referenceMethods];
