import { defineTexts } from '../ui/texts.ts';

export const dashboardTexts = defineTexts('dashboard', {
  en: {
    manager: 'Dashboard',
    managerText: 'What needs you now, then the state of the kitchen.',
    admin: 'Dashboard',
    adminText: 'The health of the kitchen: people, setup and profile.',
  },
  es: {
    manager: 'Panel',
    managerText: 'Lo que te necesita ahora y el estado de la cocina.',
    admin: 'Panel',
    adminText: 'La salud de la cocina: personas, puesta en marcha y perfil.',
  },
});
