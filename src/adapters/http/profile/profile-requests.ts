import * as z from 'zod/mini';

// What goes out about a profile; every name is assumed (not shown in the specification). A day is `YYYY/MM/DD` (specification 5).

const text = z.string();
const picture = z.file();

/**
 * POST /api/profile as multipart; yes and no are `1` and `0`, what was emptied is empty. What is not sent stays as it is stored, the photo
 * too, as Laravel's `sometimes` has it: a field is left out that the portal could not read and nobody has filled in.
 */
export const personalForm = z.partial(
  z.object({
    fullname: text,
    identity_type: text,
    identity_number: text,
    birth_place: text,
    birth_date: text,
    gender: text,
    nationality: text,
    address: text,
    province_id: text,
    city_id: text,
    district_id: text,
    village_id: text,
    postal_code: text,
    home_phone: text,
    office_phone: text,
    mobile_phone: text,
    qualification: text,
    has_disability: text,
    disability_id: text,
    disability_type_id: text,
    institution: text,
    position: text,
    work_address: text,
    work_postal_code: text,
    work_email: text,
  }),
);
export type PersonalForm = z.infer<typeof personalForm>;

/** POST /api/profile with nothing but a photo. */
export const photoForm = z.object({ photo: picture });
export type PhotoForm = z.infer<typeof photoForm>;

/** POST /api/profile with nothing but the consent for somebody under 18, as a photo alone; `guardian_consent` is `1`. */
export const guardianForm = z.object({
  guardian_name: text,
  guardian_relation: text,
  guardian_contact: text,
  guardian_consent: text,
});
export type GuardianForm = z.infer<typeof guardianForm>;

/** POST /api/profile/signature. */
export const signatureForm = z.object({ signature: picture });
export type SignatureForm = z.infer<typeof signatureForm>;

/** POST /api/profile/education: with an id it changes the fields of that record which are sent, without one it adds. */
export const educationBody = z.partial(
  z.object({ id: text, level: text, institution: text, major: text, start_year: text, end_year: text }),
);
export type EducationBody = z.infer<typeof educationBody>;

/** POST /api/profile/career: as an education. */
export const careerBody = z.partial(
  z.object({ id: text, company: text, position: text, start_date: text, end_date: text, description: text }),
);
export type CareerBody = z.infer<typeof careerBody>;

/** The same addresses, to remove a record: Laravel's method spoofing, a POST that is meant as a DELETE. */
export const removalBody = z.object({ _method: z.literal('DELETE'), id: text });
export type RemovalBody = z.infer<typeof removalBody>;
