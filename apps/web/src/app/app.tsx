import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HomePartsContext } from '../shared/feature/home-part.ts';
import { SearchContext } from '../shared/feature/search-source.ts';
import { MenuContext } from '../shared/feature/use-menu.ts';
import { I18nProvider } from '../shared/i18n/i18n-provider.tsx';
import type { Router } from '../shared/router/router.ts';
import { RouterContext } from '../shared/router/use-router.tsx';
import { HOME_PARTS, MENU, SEARCH } from './features.ts';
import { Root } from './root.tsx';

interface AppProps {
  readonly router: Router;
  readonly queryClient: QueryClient;
}

export function App({ router, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider>
        <RouterContext value={router}>
          <MenuContext value={MENU}>
            <HomePartsContext value={HOME_PARTS}>
              <SearchContext value={SEARCH}>
                <Root />
              </SearchContext>
            </HomePartsContext>
          </MenuContext>
        </RouterContext>
      </I18nProvider>
    </QueryClientProvider>
  );
}
