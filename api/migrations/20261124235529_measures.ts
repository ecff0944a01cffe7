import { Migration } from '@mikro-orm/migrations';

/**
 * The units that a kitchen measures in, and how it shows times of day. Kitchens of the United States that cook in °F measure in
 * pounds and quarts; others, whose country was never entered, keep what they have seen so far.
 */
export class Measures extends Migration {
  override up(): void {
    this.addSql(
      `alter table "organization" add "measure_system" text not null default 'metric', add "hour_clock" text null`,
    );
    this.addSql('alter table "organization" no force row level security');
    this.addSql(`update organization set measure_system = 'us' where country = 'US' and temperature_unit = 'F'`);
    this.addSql('alter table "organization" force row level security');
  }
}
