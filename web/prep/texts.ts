import { defineTexts } from '../ui/texts.ts';

export const prepTexts = defineTexts('prep', {
  en: {
    prepList: 'Prep List',
    allTasks: 'All Tasks',
    myList: 'My List',
    tabs: 'Prep',
    task: 'Task',
    tasksTitle: 'Task Assignment',
    tasksText: 'Plan the day, assign it to stations and cooks, and see what is late.',
  },
  es: {
    prepList: 'Lista de mise en place',
    allTasks: 'Todas las tareas',
    myList: 'Mi lista',
    tabs: 'Mise en place',
    task: 'Tarea',
    tasksTitle: 'Asignación de tareas',
    tasksText: 'Planifica el día, asígnalo a partidas y cocineros y mira qué va tarde.',
  },
});
