import * as z from 'zod/mini';

// Request bodies of a profile; all names are assumptions. A day is `YYYY/MM/DD` (specification 5).

const text = z.string();
const picture = z.file();

/**
 * POST /api/profile as multipart; booleans are `1` and `0`, cleared fields are empty. Omitted fields, including the photo, keep their
 * stored value (Laravel's `sometimes`): a field that could not be read and was not filled in is omitted.
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

export const photoForm = z.object({ photo: picture });
export type PhotoForm = z.infer<typeof photoForm>;

export const guardianForm = z.object({
  guardian_name: text,
  guardian_relation: text,
  guardian_contact: text,
  guardian_consent: text,
});
export type GuardianForm = z.infer<typeof guardianForm>;

export const signatureForm = z.object({ signature: picture });
export type SignatureForm = z.infer<typeof signatureForm>;

/** POST /api/profile/education: updates the sent fields of the record with this id; without an id, adds one. */
export const educationBody = z.partial(
  z.object({ id: text, level: text, institution: text, major: text, start_year: text, end_year: text }),
);
export type EducationBody = z.infer<typeof educationBody>;

export const careerBody = z.partial(
  z.object({ id: text, company: text, position: text, start_date: text, end_date: text, description: text }),
);
export type CareerBody = z.infer<typeof careerBody>;

/** Deletes the record: a POST to the address that also saves records, with Laravel's method spoofing. */
export const removalBody = z.object({ _method: z.literal('DELETE'), id: text });
export type RemovalBody = z.infer<typeof removalBody>;
