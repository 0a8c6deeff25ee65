import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths } from '../../core/paths.ts';
import { Button } from '../../kit/components/button/button.tsx';
import type { ButtonVariant } from '../../kit/components/button/button-look.ts';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { space } from '../../kit/theme/theme.ts';
import { schemeListAddress } from './scheme-filter.ts';

const Form = styled.form`
  align-items: end;
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr) auto;

  @media (width < 22.5em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface SchemeSearchProps {
  readonly search?: string | undefined;
  readonly field?: string | undefined;
  readonly variant?: ButtonVariant;
}

/** Also works without JavaScript. */
export const SchemeSearch = ({ search = '', field, variant = 'primary' }: SchemeSearchProps) => {
  const [, navigate] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('search');
    const filter = { ...(typeof wanted === 'string' && { search: wanted }), ...(field !== undefined && { field }) };
    navigate(schemeListAddress(filter));
  };
  return (
    <Form action={paths.schemes.to({})} role="search" aria-label="Cari skema" onSubmit={submit}>
      <TextField
        key={search}
        label="Cari skema sertifikasi"
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder="Contoh: barista"
        defaultValue={search}
      />
      <Button type="submit" variant={variant}>
        <Search size={20} aria-hidden="true" />
        Cari
      </Button>
    </Form>
  );
};
