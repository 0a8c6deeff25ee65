export interface ProfileRow {
  id: string;
  identity_type: 'nik' | 'passport' | null;
  identity_number: string | null;
  birth_place: string | null;
  /** Dates are stored in the format in which they are sent: `YYYY/MM/DD`. */
  birth_date: string | null;
  gender: 'L' | 'P' | null;
  nationality: string | null;
  address: string | null;
  province_id: string | null;
  city_id: string | null;
  district_id: string | null;
  village_id: string | null;
  postal_code: string | null;
  home_phone: string | null;
  office_phone: string | null;
  mobile_phone: string | null;
  qualification: string | null;
  has_disability: boolean | null;
  disability_id: string | null;
  disability_type_id: string | null;
  institution: string | null;
  position: string | null;
  work_address: string | null;
  work_postal_code: string | null;
  work_email: string | null;
  signature: string | null;
  guardian_name: string | null;
  guardian_relation: string | null;
  guardian_contact: string | null;
  guardian_consent: boolean | null;
}

export interface EducationRow {
  id: string;
  candidate_id: string;
  level: 'SD' | 'SMP' | 'SMA/SMK' | 'D1' | 'D2' | 'D3' | 'D4' | 'S1' | 'S2' | 'S3';
  institution: string;
  major: string | null;
  start_year: string;
  end_year: string | null;
}

export interface CareerRow {
  id: string;
  candidate_id: string;
  company: string;
  position: string;
  start_date: string;
  end_date: string | null;
  description: string | null;
}

export interface DisabilityRow {
  id: string;
  name: string;
}

export interface DisabilityTypeRow {
  id: string;
  disability_id: string;
  name: string;
}
