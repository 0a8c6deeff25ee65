import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { PersonalData } from '../../../domain/profile/profile.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { twoColumns } from '../../kit/components/layout/two-columns.ts';
import { Text } from '../../kit/components/text/text.tsx';
import { color, space } from '../../kit/theme/theme.ts';
import type { Row } from './apl01-paper-rows.ts';
import type { Apl01CheckedForm } from './apl01-values.ts';

export const KnownGroups = styled.div`
  align-items: start;
  display: grid;
  ${twoColumns('20rem')}
  row-gap: ${space(5)};
`;

const Frame = styled.section`
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: ${space(5)};
`;

const Rows = styled.div`
  align-items: start;
  display: grid;
  ${twoColumns('20rem')}
  row-gap: ${space(1)};

  dl {
    row-gap: ${space(1)};
  }
`;

const Opened = styled.div`
  grid-column: 1 / -1;
  > section:first-child {
    border-block-start: 0;
  }
`;

interface Apl01KnownProps {
  readonly title: string;
  readonly checked: Apl01CheckedForm;
  readonly names: readonly (keyof PersonalData)[];
  /** True if the fields are open from the start, because a value is missing or invalid, has a note, or does not match the NIK. */
  readonly wanting: boolean;
  readonly rows: readonly Row[];
  readonly wide?: boolean;
  /** Shown below the rows, while the fields are closed. */
  readonly remark?: ReactNode;
  readonly children: ReactNode;
}

export const Apl01Known = (props: Apl01KnownProps) => {
  const { title, checked, names, wanting, rows, wide = false, remark, children } = props;
  useWatch({ control: checked.form.control, name: [...names] }); // rerenders when a refusal or a draft changes a value
  const [open, setOpen] = useState(wanting);
  const asked = useRef(false);
  const inputs = useRef<HTMLDivElement>(null);
  const wrong = names.some((name) => checked.form.formState.errors[name] !== undefined);
  if (wrong && !open) setOpen(true); // the fields stay open when the error disappears, because the candidate may still be typing
  useEffect(() => {
    if (!open || !asked.current) return;
    asked.current = false;
    inputs.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [open]);
  const half = wide ? Math.ceil(rows.length / 2) : rows.length;
  const parts = [rows.slice(0, half), rows.slice(half)].filter(({ length }) => length > 0);
  if (open) return <Opened ref={inputs}>{children}</Opened>;
  return (
    <Frame aria-label={title}>
      <Cluster $gap={[2, 4]} $justify="space-between">
        <Text as="h3" $size="body">
          {title}
        </Text>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Ubah ${title.toLowerCase()}`}
          onClick={() => {
            asked.current = true;
            setOpen(true);
          }}
        >
          Ubah
        </Button>
      </Cluster>
      <Rows>
        {parts.map((part) => (
          <DescriptionList key={part[0]?.title} items={part} />
        ))}
      </Rows>
      {remark}
    </Frame>
  );
};
