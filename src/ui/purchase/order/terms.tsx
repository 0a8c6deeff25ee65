import { styled } from 'styled-components';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { space } from '../../kit/theme/theme.ts';
import { useBoughtScheme } from './order-data.ts';

const Points = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};

  li {
    list-style: disc;
  }
`;

const terms = [
  'Anda memenuhi persyaratan dasar skema ini dan akan mengunggah buktinya pada formulir APL 01.',
  'Nama dan data diri Anda di portal ini sesuai dengan kartu identitas.',
  'Anda dapat hadir pada waktu dan tempat asesmen yang tertulis di atas.',
  'Proses sertifikasi setelah pendaftaran Anda kerjakan di laptop atau komputer.',
];

const Requirements = ({ requirements }: { requirements: readonly string[] }) => (
  <Stack $gap={2}>
    <Text as="h3" $size="body">
      Persyaratan dasar skema
    </Text>
    <Points>
      {requirements.map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
    </Points>
  </Stack>
);

export const termsId = 'syarat-pendaftaran';

export const Terms = ({ schedule }: { readonly schedule: Schedule }) => {
  const { data: scheme, isPending } = useBoughtScheme(schedule);
  if (isPending) return <Skeleton name="text" />;
  return (
    <Stack id={termsId} tabIndex={-1} role="group" aria-label="Ketentuan">
      {scheme && scheme.requirements.length > 0 && <Requirements requirements={scheme.requirements} />}
      <Stack $gap={2}>
        <Text as="h3" $size="body">
          Dengan mendaftar, Anda menyatakan bahwa
        </Text>
        <Points>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </Points>
      </Stack>
    </Stack>
  );
};
