import { styled } from 'styled-components';
import { SkipLink } from '../components/navigation/skip-link.tsx';
import { media } from '../theme/media.ts';
import { space } from '../theme/theme.ts';
import { Footer } from './footer.tsx';
import { Frame } from './frame.ts';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { MainArea, mainId } from './main-area.tsx';
import { SideMenu } from './menu/side-menu.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  grid-template-columns: 15rem minmax(0, 1fr);

  > aside {
    ${media.mobile} {
      display: none;
    }
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    display: block;
  }
`;

export const DashboardLayout = ({ children }: LayoutProps) => (
  <Frame>
    <SkipLink target={mainId} />
    <Header />
    <MainArea>
      <Columns>
        <aside data-print="hidden">
          <SideMenu />
        </aside>
        <div>{children}</div>
      </Columns>
    </MainArea>
    <Footer />
  </Frame>
);
