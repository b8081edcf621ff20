import { lazyRouteComponent, Navigate } from '@tanstack/react-router';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { paths } from '../platform/paths.ts';
import { PageError } from './page-error.tsx';
import { rootRoute, routes } from './routes.ts';
import { Shell } from './shell/shell.tsx';
import { SignInGate } from './sign-in-gate.tsx';

const ToHome = () => <Navigate to={paths.home} replace />;

const Profile = lazyRouteComponent(() => import('./profile-route.tsx'), 'ProfileRoute');
const Admin = lazyRouteComponent(() => import('../features/admin/admin-page.tsx'), 'AdminPage');
const area = (name: 'AstrologArea' | 'MarketerArea' | 'NumerologArea' | 'VedaArea') =>
  lazyRouteComponent(() => import('./area-pages.tsx'), name);

/** Puts every page on its route. Pages are loaded when their route is opened or hovered; the shell is in the first view. */
export function attachPages(): void {
  rootRoute.update({ component: Shell, notFoundComponent: NotFoundPage, errorComponent: PageError });
  routes.root.update({ component: ToHome });
  routes.bareHome.update({ component: ToHome });
  routes.home.update({ component: lazyRouteComponent(() => import('./home-route.tsx'), 'HomeRoute') });
  routes.natalChart.update({
    component: lazyRouteComponent(() => import('./natal-chart-route.tsx'), 'NatalChartRoute'),
  });
  routes.shared.update({ component: lazyRouteComponent(() => import('./shared-route.tsx'), 'SharedRoute') });
  routes.booking.update({
    component: lazyRouteComponent(() => import('../features/booking/booking-page.tsx'), 'BookingPage'),
  });
  routes.booked.update({
    component: lazyRouteComponent(() => import('../features/booking/booked-page.tsx'), 'BookedPage'),
  });
  routes.letters.update({
    component: lazyRouteComponent(() => import('../features/letters/letters-page.tsx'), 'LettersPage'),
  });
  routes.panchanga.update({
    component: lazyRouteComponent(() => import('../features/panchanga/panchanga-page.tsx'), 'PanchangaPage'),
  });
  routes.faq.update({ component: lazyRouteComponent(() => import('../features/faq/faq-page.tsx'), 'FaqPage') });
  routes.shop.update({ component: lazyRouteComponent(() => import('../features/shop/shop-page.tsx'), 'ShopPage') });
  routes.legal.update({
    component: lazyRouteComponent(() => import('../features/legal/legal-page.tsx'), 'LegalPage'),
    notFoundComponent: NotFoundPage,
  });
  routes.login.update({ component: lazyRouteComponent(() => import('../features/login/login-page.tsx'), 'LoginPage') });
  routes.loginConfirm.update({
    component: lazyRouteComponent(() => import('../features/login/confirm-page.tsx'), 'ConfirmPage'),
  });
  routes.profile.update({
    component: () => (
      <SignInGate
        title="Профиль"
        explains="Здесь ваши данные, продукты, покупки, настройки расчёта и приватность. Страница откроется после входа."
      >
        <Profile />
      </SignInGate>
    ),
  });
  routes.admin.update({
    component: () => (
      <SignInGate title="Консоль" explains="Здесь работает организатор. Страница откроется после входа.">
        <Admin />
      </SignInGate>
    ),
  });
  routes.astrolog.update({ component: area('AstrologArea') });
  routes.numerolog.update({ component: area('NumerologArea') });
  routes.marketer.update({ component: area('MarketerArea') });
  routes.veda.update({ component: area('VedaArea') });
}
