import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Link } from 'wouter';
import { color, radius, space, touchTarget } from '../../theme/theme.ts';
import { ExternalLink } from '../navigation/external-link.tsx';

const look = css`
  align-items: center;
  background: none;
  border: 0;
  border-radius: ${radius.control};
  color: ${color.text};
  display: flex;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: ${touchTarget};
  outline-offset: -3px;
  padding: ${space(2)} ${space(3)};
  text-align: start;
  text-decoration: none;

  &:is(:hover, :focus) {
    background: ${color.brandTint};
    color: ${color.brand};
    text-decoration: none;
  }

  &[data-tone='critical'] {
    color: ${color.critical};
  }

  &[data-tone='critical']:is(:hover, :focus) {
    background: ${color.criticalTint};
  }
`;

const ItemLink = styled(Link)`
  ${look}
`;

const ItemExternal = styled(ExternalLink)`
  ${look}

  > svg:last-of-type {
    color: ${color.textMuted};
    margin-inline-start: auto;
  }
`;

const ItemButton = styled.button`
  ${look}
`;

export type MenuEntry = {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly tone?: 'critical';
} & (
  | { readonly to: string; readonly href?: undefined; readonly onSelect?: () => void }
  | { readonly href: string; readonly to?: undefined; readonly onSelect?: () => void }
  | { readonly onSelect: () => void; readonly to?: undefined; readonly href?: undefined }
);

export const MenuItem = ({ entry, onDone }: { readonly entry: MenuEntry; readonly onDone: () => void }) => {
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    'data-tone': entry.tone,
    onClick: () => {
      onDone();
      entry.onSelect?.();
    },
  };
  const content = (
    <>
      {entry.icon}
      {entry.title}
    </>
  );
  if (entry.to !== undefined) {
    return (
      <ItemLink to={entry.to} {...props}>
        {content}
      </ItemLink>
    );
  }
  if (entry.href !== undefined) {
    return (
      <ItemExternal plain href={entry.href} {...props}>
        {content}
      </ItemExternal>
    );
  }
  return (
    <ItemButton type="button" {...props}>
      {content}
    </ItemButton>
  );
};
