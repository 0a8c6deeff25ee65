import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../lazy-component.ts';

export const BuyAgain = lazyComponent(() => import('./buy-again.tsx'), <Button busy>Daftar lagi</Button>);
