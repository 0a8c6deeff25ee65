import type { ComponentProps } from 'react';
import { SelectField } from '../../components/form/select-field.tsx';
import { schemeTitle } from '../../format/scheme-title.ts';
import { useAssessments } from '../../timeline-data.ts';
import { messageLabels } from './message-text.ts';

/** The certifications of somebody who is logged in, by their number. */
export const useCertifications = () => {
  const { data } = useAssessments();
  return (data?.pages.flatMap(({ items }) => items) ?? []).map(({ id, scheme }) => ({
    id,
    title: schemeTitle(scheme),
  }));
};

type Field = Omit<ComponentProps<typeof SelectField>, 'options' | 'label'>;

/** Which certification a message concerns; not there while none is known, because it may stay empty. */
export const CertificationField = (field: Field & { readonly value: string }) => {
  const kept = field.value;
  const known = useCertifications();
  if (known.length === 0 && kept === '') return null;
  const missing = kept !== '' && !known.some(({ id }) => id === kept) ? [{ id: kept, title: kept }] : [];
  const options = [...known, ...missing].map(({ id, title }) => ({
    id,
    name: id,
    value: id,
    title: title === id ? id : `${title} (${id})`,
  }));
  return <SelectField {...field} label={messageLabels.trxId} optional options={options} placeholder="Tidak tertentu" />;
};
