import { Migration } from '@mikro-orm/migrations';

/** What the key of a notification says about its topic, by the beginning of the key. */
const topics: Readonly<Record<string, string>> = {
  'line_check_failed:': 'check_failed',
  'line_check_not_measured:': 'check_failed',
  'line_check_missed:': 'check_missed',
  'line_check_late:': 'check_missed',
  'line_check_due:': 'check_due',
  'prep_expired:': 'stock_expired',
  'prep_override:': 'stock_expired',
  'lot_quarantined:': 'stock_quarantined',
  'prep_holder:': 'task_handed',
  'prep_late:': 'prep_late',
  'prep_unassigned:': 'prep_late',
  'prep_request:': 'prep_requested',
  'prep_short:': 'prep_short',
  'timer_unanswered:': 'timer_unanswered',
  'low_stock:': 'low_stock',
  'overstock:': 'overstock',
  'count_needed:': 'stock_difference',
  'stock_owed:': 'stock_difference',
  'sales_use:': 'stock_difference',
  'sales_after_count:': 'stock_difference',
  'inventory-nudge:': 'monthly_count',
  'delivery:': 'delivery_received',
  'price_change:': 'price_change',
  'food_cost:': 'food_cost',
  'waste_alert:': 'waste_alert',
  registration: 'registration',
  'webhook_off:': 'webhook_off',
};

/**
 * What a notification is about, finer than its type, and which of that a person has switched off. Stored notifications get
 * their topic from their key; others stay without one, and are shown to everyone they are for.
 */
export class NotificationTopics extends Migration {
  override up(): void {
    this.addSql('alter table "notification" add "topic" text null');
    this.addSql(`alter table "app_user" add "muted_topics" text[] not null default '{}'`);
    this.addSql('alter table "notification" no force row level security');
    for (const [key, topic] of Object.entries(topics)) {
      this.addSql(`update "notification" set "topic" = '${topic}' where starts_with("dedupe_key", '${key}')`);
    }
    this.addSql(
      `update "notification" set "topic" = case when "dedupe_key" like '%:past' then 'stock_expired' else 'stock_expiring' end
        where starts_with("dedupe_key", 'expiring:')`,
    );
    this.addSql('alter table "notification" force row level security');
  }
}
