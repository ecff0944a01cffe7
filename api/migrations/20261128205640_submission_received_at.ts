import { Migration } from '@mikro-orm/migrations';

/** When a submission of a line check reached the server, beside when it was submitted. Unknown for older ones. */
export class SubmissionReceivedAt extends Migration {
  override up(): void {
    this.addSql('alter table "line_check" add "submission_received_at" timestamptz(3) null');
  }
}
