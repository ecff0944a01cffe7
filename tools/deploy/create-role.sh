#!/bin/bash
# Runs once, on the first start of the database: an ordinary role for the product, to which row level security applies.
set -euo pipefail
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$BRIGADE_PASSWORD" <<'SQL'
create role brigade login nosuperuser nobypassrls password :'password';
create database brigade owner brigade;
SQL
