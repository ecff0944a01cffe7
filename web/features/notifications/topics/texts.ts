import type { NotificationTopic, TopicGroup } from '#schema/notification-topics.ts';
import { defineTexts } from '../../../ui/i18n/texts.ts';

/** The screen on which people choose what they are notified of. */
export const topicTexts = defineTexts('notificationTopics', {
  en: {
    title: 'My notifications',
    text: 'What you get in the bell and as short messages on the screen. It concerns only you. What you switch off stays stored for 90 days: switched on again, it is in the bell again.',
    alwaysOn: 'Always on',
    food_safety: 'They concern food safety, so nobody can switch them off.',
    personal: 'Always on, because it changes what you have to do.',
    saved: 'Saved',
    on: '{name}: on',
    off: '{name}: off',
    failed: 'Your notifications were not changed',
  },
  es: {
    title: 'Mis avisos',
    text: 'Lo que recibes en la campana y como mensajes cortos en la pantalla. Solo te afecta a ti. Lo que apagas se guarda 90 días: si lo vuelves a encender, vuelve a estar en la campana.',
    alwaysOn: 'Siempre encendido',
    food_safety: 'Tratan de la seguridad alimentaria, así que nadie puede apagarlos.',
    personal: 'Siempre encendido, porque cambia lo que tienes que hacer.',
    saved: 'Guardado',
    on: '{name}: encendido',
    off: '{name}: apagado',
    failed: 'No se cambiaron tus avisos',
  },
});

type Names = Readonly<Record<NotificationTopic | TopicGroup, string>>;

/** The names of topics and of the groups that they are listed in. */
const names: Readonly<Record<'en' | 'es', Names>> = {
  en: {
    safety: 'Food safety',
    work: 'Checks and prep',
    stock: 'Stock',
    costs: 'Deliveries and costs',
    access: 'Access',
    check_failed: 'Readings out of range or not measured',
    check_missed: 'Late and missed line checks',
    stock_expired: 'Expired stock',
    stock_quarantined: 'Stock in quarantine',
    task_handed: 'Your tasks handed over',
    check_due: 'Line checks that are due',
    prep_late: 'Late or unassigned prep',
    prep_requested: 'Requested tasks',
    prep_short: 'Prep below par',
    timer_unanswered: 'Unanswered timers',
    low_stock: 'Low stock',
    overstock: 'Too much stock',
    stock_expiring: 'Stock to use soon',
    stock_difference: 'Stock that differs from the record',
    monthly_count: 'The monthly count',
    delivery_received: 'Deliveries received',
    price_change: 'Price changes',
    food_cost: 'Food cost above target',
    waste_alert: 'Too much waste',
    registration: 'People who wait for verification',
    webhook_off: 'Failing webhooks',
  },
  es: {
    safety: 'Seguridad alimentaria',
    work: 'Controles y mise en place',
    stock: 'Existencias',
    costs: 'Entregas y costes',
    access: 'Acceso',
    check_failed: 'Lecturas fuera de rango o sin medir',
    check_missed: 'Controles atrasados o perdidos',
    stock_expired: 'Existencias caducadas',
    stock_quarantined: 'Existencias en cuarentena',
    task_handed: 'Traspaso de tus tareas',
    check_due: 'Controles que tocan',
    prep_late: 'Tareas atrasadas o sin asignar',
    prep_requested: 'Tareas pedidas',
    prep_short: 'Mise en place por debajo del par',
    timer_unanswered: 'Temporizadores sin respuesta',
    low_stock: 'Pocas existencias',
    overstock: 'Demasiadas existencias',
    stock_expiring: 'Existencias que usar pronto',
    stock_difference: 'Existencias que no coinciden con el registro',
    monthly_count: 'El recuento mensual',
    delivery_received: 'Entregas recibidas',
    price_change: 'Cambios de precio',
    food_cost: 'Coste de alimentos sobre el objetivo',
    waste_alert: 'Demasiada merma',
    registration: 'Personas que esperan verificación',
    webhook_off: 'Webhooks que fallan',
  },
};

export const topicNames = defineTexts('notificationTopicNames', names);

type Times = Readonly<Record<NotificationTopic, string>>;

/** When the notifications of each topic are sent. */
const times: Readonly<Record<'en' | 'es', Times>> = {
  en: {
    check_failed: 'At once, when a critical reading is out of range or is not measured.',
    check_missed: 'When a line check is past its time, and when it closes without being submitted.',
    stock_expired: 'When a lot passes its use-by, and when expired stock is refused for a task or allowed.',
    stock_quarantined: 'When a lot is put in quarantine, for example after a recall.',
    task_handed: 'When a colleague hands you a task, or takes one of yours.',
    check_due: 'A short time before a line check that you may do is due.',
    prep_late: 'When a prep task should have begun, or nobody has it an hour before it is due.',
    prep_requested: 'When a cook asks for more or adds a task.',
    prep_short: 'When the prep check finds that today’s plan leaves an item below its par.',
    timer_unanswered: 'When a timer has rung for two minutes.',
    low_stock: 'When an item falls below its par, once a day for each item.',
    overstock: 'When an item is above its maximum.',
    stock_expiring: 'Some hours before a lot passes its use-by.',
    stock_difference: 'When more is used than is on record, an item must be counted, or sales cannot be booked.',
    monthly_count: 'Two days before the inventory is counted.',
    delivery_received: 'When a delivery is confirmed, with what was short or refused.',
    price_change: 'When a delivery changes a price by your kitchen’s threshold or more.',
    food_cost: 'When the food cost of a recipe passes its target.',
    waste_alert: 'Once a day, when the waste costs more than your kitchen’s limit.',
    registration: 'When somebody registers and waits for an admin.',
    webhook_off: 'When a webhook is switched off because its receiver does not answer.',
  },
  es: {
    check_failed: 'Al momento, cuando una lectura crítica está fuera de rango o no se mide.',
    check_missed: 'Cuando pasa la hora de un control, y cuando se cierra sin enviarse.',
    stock_expired:
      'Cuando un lote pasa su caducidad, y cuando se rechazan o permiten existencias caducadas en una tarea.',
    stock_quarantined: 'Cuando un lote se pone en cuarentena, por ejemplo tras una retirada.',
    task_handed: 'Cuando un compañero te pasa una tarea o toma una tuya.',
    check_due: 'Poco antes de la hora de un control que puedes hacer.',
    prep_late: 'Cuando una tarea debería haber empezado, o nadie la tiene una hora antes de su hora.',
    prep_requested: 'Cuando un cocinero pide más o añade una tarea.',
    prep_short: 'Cuando la revisión ve que el plan de hoy deja un artículo por debajo de su par.',
    timer_unanswered: 'Cuando un temporizador lleva dos minutos sonando.',
    low_stock: 'Cuando un artículo baja de su par, una vez al día por artículo.',
    overstock: 'Cuando un artículo supera su máximo.',
    stock_expiring: 'Unas horas antes de que caduque un lote.',
    stock_difference:
      'Cuando se usa más de lo registrado, hay que contar un artículo o no se pueden anotar las ventas.',
    monthly_count: 'Dos días antes del recuento del inventario.',
    delivery_received: 'Cuando se confirma una entrega, con lo que faltó o se rechazó.',
    price_change: 'Cuando una entrega cambia un precio tanto como el umbral de tu cocina o más.',
    food_cost: 'Cuando el coste de alimentos de una receta pasa su objetivo.',
    waste_alert: 'Una vez al día, cuando la merma cuesta más que el límite de tu cocina.',
    registration: 'Cuando alguien se registra y espera a un administrador.',
    webhook_off: 'Cuando un webhook se apaga porque su destino no responde.',
  },
};

export const topicTimes = defineTexts('notificationTopicTimes', times);
