import type { MissingItem, ProfileTab } from '../../domain/profile/completeness.ts';
import { profileTabs } from '../core/menu-texts.ts';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { personalIdPrefix, personalLabels } from './public/personal-labels.ts';
import { tabPanelId } from './tab-panel-id.ts';

const tabTitle = (tab: ProfileTab) => profileTabs.find((each) => each.tab === tab)?.title ?? '';
const targetOf = ({ tab, field }: MissingItem): string => (field === null ? tabPanelId(tab) : personalIdPrefix + field);
const addressOf = ({ tab }: MissingItem): string => profileTabs.find((each) => each.tab === tab)?.to ?? '';

export const missingTitle = ({ tab, field }: MissingItem): string => {
  if (field === null) return tabTitle(tab);
  return field === 'photo' ? 'Foto profil' : personalLabels[field];
};

/** The timeout runs after the router has opened the tab. */
const focusOn = (id: string) =>
  setTimeout(() => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: element.id.startsWith(personalIdPrefix) ? 'center' : 'start' });
    element?.focus({ preventScroll: true });
  });

interface MissingLinkProps {
  readonly item: MissingItem;
  readonly children?: string;
}

/** Leads to a field of the profile; its text is the label of the field, or `children`. */
export const MissingLink = ({ item, children = missingTitle(item) }: MissingLinkProps) => (
  <TextLink to={addressOf(item)} onClick={() => focusOn(targetOf(item))}>
    {children}
  </TextLink>
);
