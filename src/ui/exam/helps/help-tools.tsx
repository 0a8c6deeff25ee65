import PersonStanding from 'lucide-react/icons/person-standing';
import { use } from 'react';
import { lazyComponent } from '../../core/lazy-component.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { Popover } from '../../kit/components/overlay/popover.tsx';
import { ExamBar } from '../public/exam-bar.tsx';
import { ExamHelpsContext } from './helps-context.ts';

const HelpPanel = lazyComponent(() => import('./help-panel.tsx'), <Skeleton name="form" />, true);

/** In the bar of a running exam. */
export const HelpTools = ({ withOptions }: { readonly withOptions: boolean }) => {
  const shown = use(ExamHelpsContext);
  if (!shown) return null;
  return (
    <ExamBar>
      <Popover label="Alat bantu" title="Alat bantu" trigger={<PersonStanding size={24} aria-hidden="true" />}>
        {() => <HelpPanel withOptions={withOptions} />}
      </Popover>
    </ExamBar>
  );
};
