#!/bin/bash
# Every night at BACKUP_AT (UTC) a dump of the whole database into /backups; dumps older than BACKUP_DAYS days are removed.
# Photos are copied to /backups/files; those that were deleted since stay there.
# `backup.sh now` makes one at once and ends.
set -euo pipefail

backups=${BACKUP_FOLDER:-/backups}
photos=${PHOTO_FOLDER:-/files}

make_backup() {
	local file
	file="$backups/brigade-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
	# Under another name until it is whole.
	pg_dump --format=custom --file="$file.part" brigade
	pg_restore --list "$file.part" >/dev/null
	mv "$file.part" "$file"
	# After the dump, so that every photo in it has its files. They never change: only new ones are copied.
	mkdir -p "$backups/files"
	cp --recursive --update --preserve=timestamps "$photos/." "$backups/files/"
	find "$backups" -name 'brigade-*.dump' -mtime "+${BACKUP_DAYS:-14}" -delete
	echo "Backed up to $file ($(du -h "$file" | cut -f1))."
}

if [[ "${1:-}" == now ]]; then
	make_backup
	exit
fi

while true; do
	next=$(date -u -d "${BACKUP_AT:-03:30}" +%s)
	now=$(date -u +%s)
	((next > now)) || next=$((next + 86400))
	sleep $((next - now))
	# In a process of its own: after `||` a function would go on after a step that failed.
	bash "$0" now || echo "The backup failed; the next one is tried tomorrow." >&2
done
