#!/bin/sh
# Runs a program inside another Debian: enter.sh TREE USER PROGRAM [ARGUMENT…]
# The root is really changed (pivot_root): inside a mere chroot the kernel gives nobody a user namespace, and Chromium's sandbox is one.
# This machine's network, processes and /tmp stay in sight; the program has the number of this process.
set -eu
if [ -z "${SHIPDECK_ENTERED:-}" ]; then
  SHIPDECK_ENTERED=1 exec unshare --mount --propagation private "$0" "$@"
fi
tree=$1
user=$2
shift 2
project=$(cd "$(dirname "$0")/../.." && pwd)
mount --bind "$tree" "$tree"
mount --rbind /proc "$tree/proc"
mount --rbind /dev "$tree/dev"
mkdir -p "$tree/tmp" "$tree$project" "$tree/outside"
mount --bind /tmp "$tree/tmp"
case "$project" in /tmp/*) ;; *) mount --bind "$project" "$tree$project" ;; esac
cd "$tree"
pivot_root . outside
umount -l /outside
unset SHIPDECK_ENTERED
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
export PATH
if [ "$user" = root ]; then
  HOME=/root exec "$@"
fi
HOME=/home/$user exec setpriv --reuid="$user" --regid="$user" --clear-groups -- "$@"
